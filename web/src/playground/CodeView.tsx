import { type CSSProperties, Fragment, useId, useLayoutEffect, useRef, useState } from "react";
import { analytics } from "../model/analytics";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { CopyButton } from "../ui/CopyButton";
import { codeOf, joinLines, wholeOf } from "./codeText";
import {
  type Excerpt,
  excerptOf,
  indentOf,
  indentOfLine,
  linesIn,
  type ShownLine,
} from "./excerpt";
import type { Line } from "./jsx";
import type { Changes } from "./values";
import { ofVariant, foldedState, foldButton } from "../demo/markup";
import { cutCode } from "./markup";
import { copyRoot, copySource, needsScript } from "../ui/markup";

interface CodeViewProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  /** Whether the changes are those of the address, and not the reader's. */
  readonly restored: boolean;
  readonly t: Translate;
}

/** The code of what shows: once where it has no types, else in each language. */
export function CodeView({ block, changes, restored, t }: CodeViewProps) {
  // What folds is what the playground begins with: a reader's changes do not fold it under them.
  const excerpt = excerptOf(codeOf(block, {}, "ts"), block.lines);
  const ts = codeOf(block, changes, "ts");
  const js = codeOf(block, changes, "js");
  const same = joinLines(wholeOf(ts)) === joinLines(wholeOf(js));
  const [open, setOpen] = useState(false);
  const shared = { excerpt, open, onOpen: setOpen, held: restored, t };
  if (same)
    return <CodeBox {...shared} lines={linesIn(js, excerpt, block.lines)} variant="ts js" />;
  return (
    <>
      <CodeBox {...shared} lines={linesIn(ts, excerpt, block.lines)} variant="ts" />
      <CodeBox {...shared} lines={linesIn(js, excerpt, block.lines)} variant="js" />
    </>
  );
}

interface CodeBoxProps {
  readonly lines: readonly ShownLine[];
  readonly variant: string;
  readonly excerpt: Excerpt;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly held: boolean;
  readonly t: Translate;
}

function CodeBox({ lines, variant, excerpt, open, onOpen, held, t }: CodeBoxProps) {
  const { box, height } = useFirstHeight();
  const id = useId();
  return (
    <div
      ref={box}
      className="playground-code"
      {...{
        [copyRoot]: "",
        [ofVariant]: variant,
        [foldedState]: excerpt === "whole" || open ? undefined : excerpt,
      }}
      style={held && !open ? height : undefined}
      {...analytics({ eventCategory: "playground" })}
    >
      <div className="playground-bar">
        {excerpt !== "whole" && <Fold id={id} open={open} onOpen={onOpen} t={t} />}
        <CopyButton t={t} />
      </div>
      <pre className="s-code-text" tabIndex={0} role="group" aria-label={t("playground.code")}>
        <code id={id} {...{ [copySource]: "" }} style={indented(lines)}>
          {lines.map((one, index) => (
            <CodeLine key={index} {...one} />
          ))}
        </code>
      </pre>
    </div>
  );
}

interface FoldProps extends Pick<CodeBoxProps, "open" | "onOpen" | "t"> {
  /** Of what it unfolds. */
  readonly id: string;
}

function Fold({ id, open, onOpen, t }: FoldProps) {
  return (
    <button
      type="button"
      className="playground-fold"
      aria-expanded={open}
      aria-controls={id}
      {...{ [needsScript]: "" }}
      onClick={() => {
        onOpen(!open);
      }}
      {...analytics({ eventAction: "fold" })}
    >
      {t(open ? "demo.code.collapse" : "demo.code.expand")}
    </button>
  );
}

function CodeLine({ line, folded, cut }: ShownLine) {
  return (
    <span
      className="s-line"
      style={beginning(line)}
      {...{ [foldButton]: folded ? "" : undefined, [cutCode]: cut ? "" : undefined }}
    >
      {line.map(({ text, kind }, place) => (
        <Fragment key={place}>
          {/* A long element breaks before its end, and not between its indentation and itself. */}
          {text === "</" && <wbr />}
          <span className={kind && `tok-${kind}`}>{text}</span>
        </Fragment>
      ))}
      {"\n"}
    </span>
  );
}

/** Where a line begins, in letters: what wraps goes on below. */
function beginning(line: Line): CSSProperties {
  const style: Record<string, number> = { "--at": indentOfLine(line) };
  return style;
}

/** An excerpt is shown without what all its lines are indented by. */
function indented(lines: readonly ShownLine[]): CSSProperties {
  const style: Record<string, number> = { "--indent": indentOf(lines) };
  return style;
}

/**
 * The height of the code as the page came: what an address restores must not move what is
 * below, and scrolls in it instead until the reader changes something.
 */
function useFirstHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const measured = box.current?.getBoundingClientRect().height ?? 0;
    if (measured > 0) setHeight({ blockSize: measured, overflow: "auto" });
  }, []);
  return { box, height };
}
