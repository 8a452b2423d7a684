import type { Demo } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { StyleLinks } from "../ui/StyleLinks";
import { CodeText, JoinedFiles } from "./CodePanel";
import { fetchedForms, type Panel } from "./panels";

export interface CodeFormsDocumentProps {
  readonly demo: Demo;
  readonly language: string;
  readonly stylesheets: readonly string[];
  readonly t: Translate;
}

/**
 * The code of a demo that its page leaves out. Scripts fetch it and take the texts in their order;
 * readers without scripts open it by the link below the code.
 */
export function CodeFormsDocument({ demo, language, stylesheets, t }: CodeFormsDocumentProps) {
  const title = t("demo.forms", { title: demo.title });
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <StyleLinks hrefs={stylesheets} />
      </head>
      <body>
        <main className="demo-forms">
          <h1>{title}</h1>
          {fetchedForms(demo).map((panel) => (
            <section key={panel.key}>
              <h2>{formName(panel, demo, t)}</h2>
              {panel.files.map((file) => (
                <section key={file.name}>
                  <h3>{file.name}</h3>
                  <CodeText file={file} />
                </section>
              ))}
              <JoinedFiles joined={panel.joined} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function formName({ languages, styling }: Panel, { variants }: Demo, t: Translate): string {
  const language = t(languages.startsWith("ts") ? "demo.language.ts" : "demo.language.js");
  return variants.length > 1 ? `${language}, ${t(`demo.styling.${styling}`)}` : language;
}
