import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/accordion.css';

const questions = [
  { question: 'When will it arrive?', answer: 'In two to four working days.' },
  { question: 'Can I return it?', answer: 'Yes, within 30 days, unused.' },
  { question: 'Which cards do you take?', answer: 'All common ones.' },
];

export default function AccordionIntroduction() {
  return (
    <div className="quiet-accordion">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="delivery-css" open={index === 0}>
          <summary className="quiet-summary">{question}</summary>
          <p className="quiet-answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
