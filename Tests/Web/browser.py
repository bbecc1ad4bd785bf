"""Path and switches of Chromium for all scripts that use Hearth in a browser."""
import pathlib
import subprocess

EXECUTABLE = subprocess.run(
    [pathlib.Path(__file__).resolve().parents[2] / "Scripts/browser"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

# The first line repeats Playwright's value, because the last of two such switches counts. The second turns off pages of the browser's own
# address bar: some 400 files that every new window would load beside the page under test, a second of a processor each time.
OFF = ("AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay "
       "MediaRouter PaintHolding ThirdPartyStoragePartitioning OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch "
       "WebUIOmniboxPopup WebUIOmniboxAimPopup").split()
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --force-color-profile=srgb --disable-lcd-text --enable-features=WebBluetooth"
).split() + ["--disable-features=" + ",".join(OFF)]
