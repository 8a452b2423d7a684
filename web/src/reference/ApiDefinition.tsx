import type { ApiDefinition as Definition } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { ApiField } from "./ApiField";

export interface ApiDefinitionProps {
  readonly definition: Definition;
  readonly t: Translate;
  /** Anchor, where it has a place of its own. */
  readonly id?: string;
}

/** A named type, opened. */
export function ApiDefinition({ definition, t, id }: ApiDefinitionProps) {
  const { name, type, html, fields, href } = definition;
  return (
    <div className="api-definition" id={id}>
      <p className="api-type-name">{href === null ? name : <a href={href}>{name}</a>}</p>
      {html !== "" && <Html className="s-prose" html={html} />}
      {type !== "" && <Html as="code" html={type} />}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <ApiField key={field.name} field={field} t={t} />
          ))}
        </ul>
      )}
    </div>
  );
}
