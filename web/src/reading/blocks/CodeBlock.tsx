import { analytics } from "../../model/analytics";
import type { CodeBlock as Code } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { CopyButton } from "../../ui/CopyButton";
import { codeLanguage, copyRoot, copySource } from "../../ui/markup";

export interface CodeBlockProps {
  readonly block: Code;
  readonly t: Translate;
}

/** Code to be read and copied. */
export function CodeBlock({ block, t }: CodeBlockProps) {
  return (
    <figure
      className="s-code"
      {...{ [copyRoot]: "", [codeLanguage]: block.language }}
      {...analytics({ eventCategory: "code", eventLabel: `{${codeLanguage}}` })}
    >
      {block.title !== null && <figcaption className="s-code-title">{block.title}</figcaption>}
      <CodeText block={block} />
      <CopyButton t={t} />
    </figure>
  );
}

/** The text alone, for frames that bring their own title and button. */
export function CodeText({ block }: Pick<CodeBlockProps, "block">) {
  return (
    <pre className="s-code-text" tabIndex={0}>
      <code {...{ [copySource]: "" }} dangerouslySetInnerHTML={{ __html: block.html }} />
    </pre>
  );
}
