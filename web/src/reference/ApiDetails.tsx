import type { ApiCall, ApiDetails as Details } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { ApiDefinition } from "./ApiDefinition";
import { ApiField } from "./ApiField";

export interface ApiDetailsProps {
  readonly details: Details;
  readonly t: Translate;
}

/** How a callback is called, and the named types of a row. */
export function ApiDetails({ details: { call, definitions }, t }: ApiDetailsProps) {
  const names = definitions.map(({ name }) => name);
  const parts = [...(call === null ? [] : [t("api.call")]), ...names];
  return (
    <details className="api-more">
      <summary>{parts.join(", ")}</summary>
      {call !== null && <Call call={call} t={t} />}
      {definitions.map((definition) => (
        <ApiDefinition key={definition.name} definition={definition} t={t} />
      ))}
    </details>
  );
}

function Call({ call: { type, parameters, returns }, t }: CallProps) {
  return (
    <div className="api-call">
      {type !== "" && <Html as="code" html={type} />}
      <ul>
        {parameters.map((field) => (
          <ApiField key={field.name} field={field} t={t} />
        ))}
        {returns !== null && <ApiField field={returns} label={t("api.returns")} t={t} />}
      </ul>
    </div>
  );
}

interface CallProps {
  readonly call: ApiCall;
  readonly t: Translate;
}
