import { analytics } from "../model/analytics";
import type { Page } from "../model/page.gen";
import { remarkHref, withoutSection } from "./remarkHref";
import type { Shell } from "../model/shell";

export interface FeedbackProps {
  readonly shell: Shell;
  readonly page: Page;
}

/** Asks what a page was worth; the answer is a remark in the repository, written by the reader. */
export function Feedback({ shell, page }: FeedbackProps) {
  const { t } = shell;
  if (shell.model.issue === null) return null;
  return (
    <p className="foot-question" data-feedback="">
      {t("feedback.question")}
      {(["yes", "no"] as const).map((answer) => {
        const title = t(`feedback.title.${answer}`, { title: page.title });
        const href = remarkHref(shell, page, title) ?? "";
        return (
          <a
            key={answer}
            className="foot-answer"
            href={withoutSection(href)}
            data-remark={href}
            {...analytics({ eventAction: "feedback", eventLabel: answer })}
          >
            {t(`feedback.${answer}`)}
          </a>
        );
      })}
    </p>
  );
}
