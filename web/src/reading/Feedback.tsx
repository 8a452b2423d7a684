import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import type { Page } from "../model/page.gen";
import { remarkHref, withoutSection } from "./remarkHref";
import { feedbackQuestion, remarkAddress } from "./markup";

export interface FeedbackProps {
  /** Address of the form for remarks, with its placeholders. */
  readonly form: string;
  readonly page: Page;
  readonly t: Translate;
}

/** Asks what a page was worth; the answer is a remark in the repository, written by the reader. */
export function Feedback({ form, page, t }: FeedbackProps) {
  return (
    <p className="foot-question" {...{ [feedbackQuestion]: "" }}>
      {t("feedback.question")}
      {(["yes", "no"] as const).map((answer) => {
        const title = t(`feedback.title.${answer}`, { title: page.title });
        const href = remarkHref(form, page, title);
        return (
          <a
            key={answer}
            className="s-button"
            href={withoutSection(href)}
            {...{ [remarkAddress]: href }}
            {...analytics({ eventAction: "feedback", eventLabel: answer })}
          >
            {t(`feedback.${answer}`)}
          </a>
        );
      })}
    </p>
  );
}
