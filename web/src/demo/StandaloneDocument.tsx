import type { ReactNode } from "react";
import type { Page } from "../model/page.gen";
import { textDirection } from "../model/textDirection";
import { FontPreload } from "../ui/FontPreload";
import { PrePaint } from "../ui/PrePaint";
import { type Joined, StyleLinks } from "../ui/StyleLinks";
import { DemoVariants, type StageProps } from "./DemoStage";
import { demoFrame, stageFamily } from "../browser/markup";
import { stageAlign, framedStage } from "./markup";
import { demoStylings } from "../settings/markup";
import { familyId } from "../ui/markup";

export interface StandaloneDocumentProps extends StageProps {
  /** The page that explains the demo. */
  readonly page: Page;
  /** Style sheets that the demo needs beside those of the shell, by site path. */
  readonly stylesheets: readonly string[];
  /** Those of them that are in the file of `critical`. */
  readonly joined: Joined;
  /** The link to its prerendered styles, after those. */
  readonly critical?: ReactNode;
  /** Address of its icon. */
  readonly icon: string;
  /** Elements after the demo. */
  readonly children?: ReactNode;
}

/** A document that shows one demo: in the full window, or in the frame of its page. */
export function StandaloneDocument(props: StandaloneDocumentProps) {
  const { page, stylesheets, joined, critical, icon, children, ...stage } = props;
  const { assets, block, demo, islands } = stage;
  // The layout of a whole application brings its own.
  const hasMain = demo.variants.some(({ module }) => islands.get(module)?.html.includes("<main"));
  const fonts = stylesheets.flatMap((href) => assets.faces[href] ?? []);
  // The file holds joined sheets without their fonts, which here nothing else asks for.
  const withoutFonts: Joined = {
    has: (href) => joined.has(href) && assets.faces[href] === undefined,
  };
  const Part = hasMain ? "div" : "main";
  return (
    <html
      lang={page.userLanguage}
      dir={textDirection(page.userLanguage)}
      {...{ [familyId]: demo.family }}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${demo.title} - ${page.title}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={icon} />
        {fonts.map(({ href }) => (
          <FontPreload key={href} href={href} />
        ))}
        <StyleLinks hrefs={[...assets.stylesheets, ...stylesheets]} joined={withoutFonts} />
        {critical}
        <PrePaint assets={assets} />
        <script type="module" src={assets.alone} />
      </head>
      <body>
        <Part
          className="demo-alone"
          {...{
            [demoFrame]: demo.name,
            [demoStylings]: demo.variants.map(({ styling }) => styling).join(" "),
            [stageFamily]: demo.family,
            [stageAlign]: block.align,
            [framedStage]: block.frameHeight === null ? undefined : "",
          }}
        >
          <DemoVariants {...stage} />
        </Part>
        {children}
      </body>
    </html>
  );
}
