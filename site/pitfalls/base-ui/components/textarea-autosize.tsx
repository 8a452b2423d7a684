import { TextareaAutosize, type TextareaAutosizeProps } from '@mui/base/TextareaAutosize';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

function Note({ rule }: { rule: string }) {
  return (
    <>
      <style>{`.note { ${rule} }`}</style>
      <TextareaAutosize className="note" minRows={3} />
    </>
  );
}

function Reply(props: TextareaAutosizeProps) {
  return (
    <main style={{ width: 500 }}>
      <TextareaAutosize
        {...props}
        style={{ width: '100%' }}
        defaultValue="Thank you for the quick answer. The lamp arrived today, and all parts are there."
      />
    </main>
  );
}

export default [
  {
    lead: 'The field is far too tall.',
    Failing: () => <Note rule="min-height: 80px" />,
    Fixed: () => <Note rule="" />,
    symptom: async (stage) => (await boxOf(stage, '.note')).height > 200,
  },
  {
    lead: '"ResizeObserver loop completed with undelivered notifications."',
    Failing: () => <Reply />,
    Fixed: () => <Reply minRows={3} maxRows={3} />,
    symptom: async ({ find, settled }) => {
      let message = '';
      window.addEventListener('error', (event) => (message = event.message));
      (await find('main')).style.width = '200px';
      await settled();
      return message === 'ResizeObserver loop completed with undelivered notifications.';
    },
  },
] satisfies Pitfall[];
