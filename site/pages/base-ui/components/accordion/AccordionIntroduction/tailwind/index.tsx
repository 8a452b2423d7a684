const questions = [
  { question: 'When will it arrive?', answer: 'In two to four working days.' },
  { question: 'Can I return it?', answer: 'Yes, within 30 days, unused.' },
  { question: 'Which cards do you take?', answer: 'All common ones.' },
];

export default function AccordionIntroduction() {
  return (
    <div className="box-border w-[min(100%,440px)] divide-y divide-slate-200 overflow-hidden rounded-xl border border-solid border-slate-200 bg-white [font-family:system-ui,sans-serif] text-[15px]/6 text-slate-900 dark:divide-slate-700 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100">
      {questions.map(({ question, answer }, index) => (
        <details
          key={question}
          className="group"
          name="delivery-tailwind"
          open={index === 0}
        >
          <summary className="flex cursor-pointer list-none items-center justify-between px-4 py-3 font-medium -outline-offset-2 outline-indigo-600 after:h-[7px] after:w-[11px] after:bg-current after:[clip-path:polygon(0_15%,13%_0,50%_58%,87%_0,100%_15%,50%_100%)] after:content-[''] group-open:after:rotate-180 hover:bg-slate-100 focus-visible:rounded-[11px] focus-visible:outline-2 dark:outline-indigo-300 dark:hover:bg-slate-700">
            {question}
          </summary>
          <p className="m-0 px-4 pb-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
