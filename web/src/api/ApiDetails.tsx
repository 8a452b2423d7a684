import type { ApiCall, ApiDetails as Details } from "../model/page.gen";
import type { Word } from "../model/words";
import { Html } from "../ui/Html";
import { ApiDefinition } from "./ApiDefinition";
import { ApiField } from "./ApiField";

export interface ApiDetailsProps {
  readonly details: Details;
  readonly word: Word;
}

/** How a callback is called, and the named types of a row. */
export function ApiDetails({ details: { call, definitions }, word }: ApiDetailsProps) {
  const names = definitions.map(({ name }) => name);
  const parts = [...(call === null ? [] : [word("api.call")]), ...names];
  return (
    <details className="api-more">
      <summary>{parts.join(", ")}</summary>
      {call !== null && <Call call={call} word={word} />}
      {definitions.map((definition) => (
        <ApiDefinition key={definition.name} definition={definition} word={word} />
      ))}
    </details>
  );
}

function Call({ call: { type, parameters, returns }, word }: CallProps) {
  return (
    <div className="api-call">
      {type !== "" && <Html as="code" html={type} />}
      <ul>
        {parameters.map((field) => (
          <ApiField key={field.name} field={field} word={word} />
        ))}
        {returns !== null && <ApiField field={returns} label={word("api.returns")} word={word} />}
      </ul>
    </div>
  );
}

interface CallProps {
  readonly call: ApiCall;
  readonly word: Word;
}
