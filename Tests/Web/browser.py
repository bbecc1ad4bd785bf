"""How Debian's Chromium is started wherever it looks at Hearth."""

# The first line as Playwright has it (the last of two such switches counts). The second: pages of the browser's own address bar,
# some 400 files that every new window would load beside the page under test, a second of a processor each time.
OFF = ("AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay "
       "MediaRouter PaintHolding ThirdPartyStoragePartitioning OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch "
       "WebUIOmniboxPopup WebUIOmniboxAimPopup").split()
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --force-color-profile=srgb --disable-lcd-text"
).split() + ["--disable-features=" + ",".join(OFF)]
