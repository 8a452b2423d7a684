import { analytics, inReference } from "../model/analytics";
import type { ApiTypes as Types } from "../model/page.gen";
import type { Word } from "../model/words";
import { ApiDefinition } from "./ApiDefinition";

export interface ApiTypesProps {
  readonly block: Types;
  readonly word: Word;
}

/** Named types that several rows refer to, each opened once. */
export function ApiTypes({ block: { slug, definitions }, word }: ApiTypesProps) {
  return (
    <div className="api-types" {...analytics(inReference)}>
      {definitions.map((one) => (
        <ApiDefinition
          key={one.name}
          id={`${slug}-type-${one.name}`}
          definition={one}
          word={word}
        />
      ))}
    </div>
  );
}
