import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CrashReport } from "./CrashReport";

test("a report shows a message without the colors of a terminal", () => {
  const error = new Error("\u001B[31m[PARSE_ERROR] \u001B[0mUnexpected token");
  const props = { error, messages: { crashed: "This demo crashed.", restart: "Restart" } };
  const html = renderToStaticMarkup(<CrashReport {...props} onRestart={() => undefined} />);
  expect(html).toContain('<pre class="demo-crash-message">[PARSE_ERROR] Unexpected token</pre>');
});
