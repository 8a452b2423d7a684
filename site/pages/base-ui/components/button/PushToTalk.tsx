import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import { Box, styled } from '@mui/system';

const Key = styled('button')({
  width: 200,
  padding: 16,
  border: '2px solid',
  borderRadius: 99,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&[data-active]': { backgroundColor: 'rgb(128 128 128 / 0.3)' },
  '&[data-focus-visible]': { outline: '2px solid', outlineOffset: 3 },
});

interface TalkKeyProps extends UseButtonParameters {
  children: ReactNode;
  ref?: Ref<Element>;
}

function TalkKey({ children, ref = null, ...parameters }: TalkKeyProps) {
  const { active, focusVisible, getRootProps } = useButton({
    ...parameters,
    rootElementName: 'button',
    rootRef: ref,
  });

  return (
    <Key
      {...getRootProps()}
      data-active={active || undefined}
      data-focus-visible={focusVisible || undefined}
    >
      {active ? 'Speak now' : children}
    </Key>
  );
}

export default function PushToTalk() {
  const [hint, setHint] = useState('Hold it with the mouse and speak');

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <TalkKey onFocusVisible={() => setHint('Hold the space bar and speak')}>
        Talk to the crew
      </TalkKey>
      <span role="status">{hint}</span>
    </Box>
  );
}
