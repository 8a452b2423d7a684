import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

const letterStyles = (
  <GlobalStyles
    styles={(theme) => ({
      '.letter h2': theme.typography.h6,
      '.letter blockquote': {
        marginInline: 0,
        paddingInlineStart: theme.spacing(2),
        borderInlineStart: '4px solid',
      },
      '.letter a': { color: 'inherit', textUnderlineOffset: '0.2em' },
    })}
  />
);

export default function ParishLetter() {
  const [styled, setStyled] = useState(true);

  return (
    <>
      {styled && letterStyles}
      <FormControlLabel
        label="Styles for the letter"
        control={
          <Switch
            checked={styled}
            onChange={(event) => setStyled(event.target.checked)}
          />
        }
      />
      <article className="letter">
        <h2>The bell is back</h2>
        <blockquote>It rang a third too high, and now it does not.</blockquote>
        <p>
          Hear it on Sunday, or{' '}
          <a href="mailto:bell@example.org">come and ring it</a>.
        </p>
      </article>
    </>
  );
}
