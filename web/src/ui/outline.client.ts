const svg = "http://www.w3.org/2000/svg";

/** A decorative icon, as `Icon` draws those of the page. */
export function outlineIcon(outline: string): SVGElement {
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("viewBox", "0 0 20 20");
  icon.setAttribute("class", "s-icon");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", outline);
  icon.append(path);
  return icon;
}
