import CssBaseline from '@mui/joy/CssBaseline';

export default function BaselinePage() {
  return (
    <CssBaseline>
      <p>
        Body text of the theme, with <strong>semi-bold emphasis</strong>.
      </p>
      <label>
        Reminder <input type="time" defaultValue="07:30" />
      </label>
    </CssBaseline>
  );
}
