"""What hostile code in an edited demo can do to the page around it: nothing."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browser.edited_demo import Edited
from support.browser.layout import box_of
from support.browser.message_floods import FLOODS, STOPPED

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("editor")]

SEED = "/acorn-kit/part-seed/"

DEMO = "export default () => <p>Still here</p>;"

# All that a frame may say, said to the window of the page; and what else a page might stumble over.
FORGERIES = """
for (const version of [1, 2]) {
  parent.postMessage({ type: 'fault', version, fault: { kind: 'refused' } }, '*');
}
parent.postMessage({ type: 'size', height: 1e9 }, '*');
parent.postMessage({ type: 'ready' }, '*');
parent.postMessage(null, '*');
"""

# Whatever leads from the code of the sandbox to its port is patched or read.
THIEF = """
const loot = [];
const take = (value) => {
  if (value instanceof MessagePort && !loot.includes(value)) loot.push(value);
};
const look = (value) => {
  take(value);
  take(value?.target);
  take(value?.currentTarget);
  for (const port of value?.ports ?? []) take(port);
};
const wrap = (prototype, name) => {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const part = own.get ? 'get' : 'value';
  const before = own[part];
  Object.defineProperty(prototype, name, {
    ...own,
    [part]: function (...args) {
      [this, ...args].forEach(look);
      return Reflect.apply(before, this, args);
    },
  });
};
wrap(MessagePort.prototype, 'postMessage');
for (const name of ['data', 'ports', 'source']) wrap(MessageEvent.prototype, name);
for (const name of ['target', 'currentTarget']) wrap(Event.prototype, name);
wrap(Function.prototype, 'bind');
const asked = () => look(window.event);
addEventListener('message', asked, true);
asked();
// What libraries open themselves is no way to the page.
const report = () => {
  for (const port of loot) port.postMessage({ type: 'alert', version: 99, text: 'x' });
  for (let version = 0; version < 5; version += 1) {
    for (const port of loot) port.postMessage({ type: 'alert', version, text: 'Forged' });
  }
  document.body.dataset.tried = `${document.documentElement.dataset.colorScheme} ${loot.length}`;
};
// The line says how the page looks. What it came with is at hand by the next frame.
const told = () => {
  asked();
  requestAnimationFrame(() => requestAnimationFrame(report));
};
new MutationObserver(told).observe(document.documentElement, { attributes: true });
"""


# Counts what the page unpacks of messages to its window. Those of a port have no source.
COUNT_READS = """() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  window.windowReads = 0;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      if (this.source !== null) windowReads += 1;
      return get.call(this);
    },
  });
}"""


@pytest.fixture
def seed(page: Page, tiny_url: str) -> Edited:
    page.goto(f"{tiny_url}{SEED}")
    return Edited(page, page.locator("[data-demo]").first).open()


def with_code(code: str) -> str:
    return f"{code}\n{DEMO}"


def answers(page: Page) -> None:
    other = page.locator("#LeafBadge")
    before = other.get_attribute("data-code")
    other.locator("[data-fold]").click()
    expect(other).not_to_have_attribute("data-code", before or "")


@pytest.mark.parametrize("flood", FLOODS)
def test_a_frame_that_floods_its_page_is_removed_while_the_page_answers(
    seed: Edited, flood: str
) -> None:
    # Unpacking is what costs: the frame that is there has said its one word that is read.
    seed.write(DEMO)
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    seed.page.evaluate(COUNT_READS)
    seed.write(with_code(FLOODS[flood]))
    expect(seed.report).to_contain_text(STOPPED)
    if flood in ("nulls", "huge texts"):  # they go past the line of the frame
        assert seed.page.evaluate("windowReads") == 0
    expect(seed.demo.locator("iframe")).to_have_count(0)
    expect(seed.stage.locator(".island")).to_be_visible()
    answers(seed.page)
    seed.write(DEMO)
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    expect(seed.report).to_be_empty()


def test_a_loop_of_messages_is_ended_while_the_page_answers(seed: Edited) -> None:
    seed.write(with_code("for (;;) parent.postMessage(null, '*');"))
    answers(seed.page)
    expect(seed.report).to_contain_text(STOPPED)
    expect(seed.demo.locator("iframe")).to_have_count(0)


def test_what_code_says_in_the_name_of_the_frame_is_not_believed(seed: Edited) -> None:
    seed.write(with_code(FORGERIES))
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    answers(seed.page)
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    expect(seed.report).to_be_empty()
    box = box_of(seed.demo.locator("iframe"))
    assert box["height"] < 500


def test_code_does_not_get_hold_of_the_line_to_the_page(seed: Edited) -> None:
    seed.write(with_code(THIEF))
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    seed.page.emulate_media(color_scheme="dark")
    expect(seed.result.locator("body")).to_have_attribute("data-tried", re.compile("^dark [0-9]+$"))
    expect(seed.report).to_be_empty()


def test_code_cannot_claim_to_be_there_while_it_hangs(seed: Edited) -> None:
    forged = "setTimeout(() => {{ {calls} /(a+)+$/.test('a'.repeat(40) + 'b'); }}, 200);"
    calls = "".join(
        f"parent.postMessage({{ type: 'pong', count: {count} }}, '*');" for count in range(1, 6)
    )
    seed.write(with_code(forged.format(calls=calls)))
    expect(seed.report).to_contain_text("its code ran too long", timeout=30_000)
    expect(seed.demo.locator("iframe")).to_have_count(0)


def test_what_code_says_is_marked_as_its_own_words(seed: Edited) -> None:
    seed.write(with_code("alert('The server does not allow edited code to run.');"))
    expect(seed.report.locator("[data-kind=quote]")).to_contain_text("does not allow edited code")


def test_a_message_now_and_then_is_let_be(seed: Edited) -> None:
    seed.write(with_code("parent.postMessage('x'.repeat(50_000_000), '*');"))
    expect(seed.result.get_by_text("Still here")).to_be_visible()
    answers(seed.page)
    expect(seed.report).to_be_empty()
