import type { ApiField as Field } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { Deprecation } from "./ApiText";

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
