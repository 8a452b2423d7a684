import { expect, test } from "vitest";
import { misnested } from "./nesting";

test.each([
  ['<p>Leaf <b>oak</b><br/><img alt="a &gt; b"/></p>'],
  ["<table><tbody><tr><td><p>1</p></td></tr></tbody></table>"],
  ['<svg><title>Leaf</title><foreignObject><div>1</div></foreignObject><path d="M0"></path></svg>'],
  ["<textarea>\n&lt;p&gt;</textarea><select><optgroup><option>1</option></optgroup></select>"],
  ["<!--$--><ul><li><ul><li>1</li></ul></li></ul><!--/$-->"],
  ['<button type="button"><span>1</span></button><template><tr></tr></template>'],
])("markup that browsers take as it is has no misnested elements: %s", (markup) =>
  expect(misnested(markup)).toBeUndefined(),
);

test.each([
  ["<p>Leaf<div>oak</div></p>", "div", "p"],
  ["<p><ul><li>1</li></ul></p>", "ul", "p"],
  ["<table><tr><td>1</td></tr></table>", "tr", "table"],
  ["<div><tr><td>1</td></tr></div>", "tr", "div"],
  ["<table><div>1</div><tbody></tbody></table>", "div", "table"],
  ['<a href="#1">1<a href="#2">2</a></a>', "a", "a"],
  ["<button>1<button>2</button></button>", "button", "button"],
  ["<form><form><input/></form></form>", "form", "form"],
  ["<p><span>1<p>2</p></span></p>", "p", "span"],
  ["<tr><td>1</td></tr>", "tr", "div"],
])("elements that browsers take apart are found: %s", (markup, inner, outer) =>
  expect(misnested(markup)).toEqual({ inner, outer }),
);
