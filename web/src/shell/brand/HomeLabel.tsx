import type { Brand } from "../../model/page.gen";
import { Mark } from "../../ui/Mark";
import { forScheme } from "../markup";

export interface HomeLabelProps {
  readonly brand: Brand | null;
  readonly title: string;
}

/** What the link to the home page shows: the logo of the site, or its mark and title. */
export function HomeLabel({ brand, title }: HomeLabelProps) {
  const { logo = null, mark = null } = brand ?? {};
  if (logo === null) {
    return mark === null ? (
      title
    ) : (
      <>
        <Mark logo={mark} />
        {title}
      </>
    );
  }
  const { light, dark, ...size } = logo;
  if (light === dark) return <img className="s-brand-logo" src={light} alt={title} {...size} />;
  // The one that does not show is not loaded either.
  return (
    <>
      <img
        className="s-brand-logo"
        src={light}
        alt={title}
        {...size}
        loading="lazy"
        {...{ [forScheme]: "light" }}
      />
      <img
        className="s-brand-logo"
        src={dark}
        alt={title}
        {...size}
        loading="lazy"
        {...{ [forScheme]: "dark" }}
      />
    </>
  );
}
