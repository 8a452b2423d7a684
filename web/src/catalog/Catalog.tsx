import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import type { CatalogBlock, CatalogCard, CatalogGroup } from "../model/page.gen";
import { BreakableName } from "../ui/BreakableName";
import { stageFamily } from "../browser/markup";
import { smallCards, cardGroup, plainCards, screenCards } from "./markup";

export interface CatalogProps {
  readonly block: CatalogBlock;
  /** Renders a specimen by its key. */
  readonly picture: (key: string) => ReactNode;
}

/** The parts of a product as cards; a block with several groups names each of them. */
export function Catalog({ block, picture }: CatalogProps) {
  const named = block.group === "" && block.groups.length > 1;
  return block.groups.map((group) => (
    <section
      key={group.name}
      className="s-catalog"
      {...{ [smallCards]: block.small ? "" : undefined }}
      {...analytics({ eventCategory: "catalog", eventAction: "open", eventLabel: "{href}" })}
    >
      {named && <h3 className="s-catalog-name">{group.name}</h3>}
      <Cards {...{ group, block, picture }} />
    </section>
  ));
}

interface CardsProps extends CatalogProps {
  readonly group: CatalogGroup;
}

function Cards({ group, block, picture }: CardsProps) {
  const screens = group.cards.some(({ screen }) => screen !== "");
  const plain = !screens && group.cards.every(({ specimen }) => specimen === "");
  return (
    <ul
      className="s-catalog-cards"
      aria-label={group.name}
      {...{
        [cardGroup]: group.name,
        [plainCards]: plain ? "" : undefined,
        [screenCards]: screens ? "" : undefined,
      }}
    >
      {group.cards.map((card) => (
        <Card key={card.href} {...{ card, block, picture }} />
      ))}
    </ul>
  );
}

interface CardProps extends CatalogProps {
  readonly card: CatalogCard;
}

/** React 18 does not know the attribute, and writes only texts of such. */
const inert: object = { inert: "true" };

function Card({ card: { name, href, line, specimen, screen }, block, picture }: CardProps) {
  return (
    <li className="s-catalog-card">
      {specimen !== "" && (
        /* A picture made of components: nothing in it can be reached. */
        <div
          className="s-catalog-stage"
          {...{ [stageFamily]: block.family }}
          {...inert}
          aria-hidden="true"
        >
          {picture(specimen)}
        </div>
      )}
      {screen !== "" && (
        /* The screen itself, seen from far away. */
        <div className="s-catalog-screen" {...inert} aria-hidden="true">
          <iframe src={screen} title={name} loading="lazy" tabIndex={-1} />
        </div>
      )}
      <div className="s-catalog-text">
        <a href={href}>
          <BreakableName name={name} />
        </a>
        {line !== "" && !block.small && <p>{line}</p>}
      </div>
    </li>
  );
}
