import { icons, type IconName } from "./icons";
import { iconName } from "./markup";

export interface IconProps {
  readonly name: IconName;
}

/** A decorative icon; whatever holds it carries the name for assistive technology. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true" {...{ [iconName]: name }}>
      <path d={icons[name]} />
    </svg>
  );
}
