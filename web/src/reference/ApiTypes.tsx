import { analytics, inReference } from "../model/analytics";
import type {
  ApiDefinition as Definition,
  ApiField as Field,
  ApiTypes as Types,
} from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { Deprecation } from "./ApiText";

export interface ApiTypesProps {
  readonly block: Types;
  readonly t: Translate;
}

/** Named types that several rows refer to, each opened once. */
export function ApiTypes({ block: { definitions }, t }: ApiTypesProps) {
  return (
    <div className="api-types" {...analytics(inReference)}>
      {definitions.map((one) => (
        <ApiDefinition key={one.name} definition={one} t={t} />
      ))}
    </div>
  );
}

export interface ApiDefinitionProps {
  readonly definition: Definition;
  readonly t: Translate;
}

/** A named type, opened. */
export function ApiDefinition({ definition, t }: ApiDefinitionProps) {
  const { id, name, type, html, fields, href } = definition;
  return (
    <div className="api-definition" id={id === "" ? undefined : id}>
      <p className="api-type-name">{href === null ? name : <a href={href}>{name}</a>}</p>
      {html !== "" && <Html className="s-prose" html={html} />}
      {type !== "" && <Html as="code" html={type} />}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <ApiField key={field.code} field={field} t={t} />
          ))}
        </ul>
      )}
    </div>
  );
}

export interface ApiFieldProps {
  readonly field: Field;
  /** The text before it, where it has no name. */
  readonly label?: string;
  readonly t: Translate;
}

/** A parameter, a member of a named type, or what a function returns. */
export function ApiField({ field: { code, html, deprecated }, label, t }: ApiFieldProps) {
  return (
    <li className="api-field">
      {label !== undefined && `${label} `}
      <Html as="code" html={code} />
      {html !== "" && <Html as="p" className="s-prose" html={html} />}
      <Deprecation html={deprecated} t={t} />
    </li>
  );
}
