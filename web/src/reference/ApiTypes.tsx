import { analytics, inReference } from "../model/analytics";
import type { ApiTypes as Types } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { ApiDefinition } from "./ApiDefinition";

export interface ApiTypesProps {
  readonly block: Types;
  readonly t: Translate;
}

/** Named types that several rows refer to, each opened once. */
export function ApiTypes({ block: { slug, definitions }, t }: ApiTypesProps) {
  return (
    <div className="api-types" {...analytics(inReference)}>
      {definitions.map((one) => (
        <ApiDefinition key={one.name} id={`${slug}-type-${one.name}`} definition={one} t={t} />
      ))}
    </div>
  );
}
