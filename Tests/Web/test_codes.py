"""QR codes, read by an independent decoder: those of the folder `codes`, which a Swift test (QRCodeTests) compares with the encoder, and
those of a new token."""
import io
import pathlib

import numpy
import pytest
import zxingcpp
from PIL import Image

FILES = sorted((pathlib.Path(__file__).parent / "codes").glob("*.txt"))


def picture(rows):
    """Draws rows of `#` and `.`: four pixels a module, with a quiet zone of four modules."""
    modules = numpy.array([[0 if module == "#" else 255 for module in row] for row in rows], dtype=numpy.uint8)
    return numpy.kron(numpy.pad(modules, 4, constant_values=255), numpy.ones((4, 4), dtype=numpy.uint8))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_independent_decoder_reads_every_committed_code(file):
    text, *rows = file.read_text().splitlines()
    code = zxingcpp.read_barcode(picture(rows))
    assert code.format == zxingcpp.BarcodeFormat.QRCode and code.text == text
    # A tenth of the modules in one corner of the data may be wrong.
    damaged = picture(rows)
    side, spot = damaged.shape[0], damaged.shape[0] // 8
    damaged[side - 16 - spot:side - 16, side - 16 - spot:side - 16] = 255
    assert zxingcpp.read_barcode(damaged).text == text


def test_there_is_a_code_of_every_version():
    assert {17 + 4 * version for version in range(1, 26)} <= {len(file.read_text().splitlines()) - 1 for file in FILES}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_the_codes_of_a_new_token_are_its_links(browser, own_server, theme, width):
    context = browser.new_context(viewport={"width": width, "height": 900}, device_scale_factor=2, reduced_motion="reduce")
    context.add_cookies([{"name": "hearth-theme", "value": theme, "url": own_server}])
    page = context.new_page()
    page.goto(own_server + "/settings/access")
    page.locator("input[name=name]").fill("Phone")
    page.locator("form.settings button").click()
    page.locator("svg.code").first.wait_for(state="attached")
    links = page.locator("a[href^='com.HealthExport:']").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    folds = page.locator("details:has(svg.code)")
    assert len(links) == folds.count() == 2
    for number, link in enumerate(links):
        fold = folds.nth(number)
        fold.locator("summary").click()
        code = zxingcpp.read_barcode(Image.open(io.BytesIO(fold.locator("svg").screenshot())).convert("L"))
        assert code.text == link
        fold.locator("summary").click()
    context.close()
