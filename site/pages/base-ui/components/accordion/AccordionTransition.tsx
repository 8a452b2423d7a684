import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/accordion.css';
import './transition.css';

export default function AccordionTransition() {
  return (
    <div className="quiet-accordion">
      <details className="accordion-slide">
        <summary className="quiet-summary">What changes in June?</summary>
        <p className="quiet-answer">
          Invoices are sent on the first day of the month, and the yearly plan
          includes two more seats.
        </p>
      </details>
    </div>
  );
}
