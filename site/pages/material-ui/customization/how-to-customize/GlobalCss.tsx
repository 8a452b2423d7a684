import GlobalStyles from '@mui/material/GlobalStyles';

const articleStyles = (
  <GlobalStyles
    styles={(theme) => ({
      'article a': {
        color: 'inherit',
        fontWeight: theme.typography.fontWeightMedium,
        textUnderlineOffset: theme.spacing(0.5),
      },
    })}
  />
);

export default function GlobalCss() {
  return (
    <>
      {articleStyles}
      <article>
        The <a href="#timetable">timetable</a> changes on Monday.
      </article>
    </>
  );
}
