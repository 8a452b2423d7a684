import GlobalStyles from '@mui/material/GlobalStyles';

const articleStyles = (
  <GlobalStyles
    styles={(theme) => ({
      '.article h2': theme.typography.h6,
      '.article blockquote': {
        marginInline: 0,
        paddingInlineStart: theme.spacing(2),
        borderInlineStart: '4px solid',
      },
    })}
  />
);

export default function GlobalStylesBasic() {
  return (
    <>
      {articleStyles}
      <article className="article">
        <h2>Release 4.2</h2>
        <p>The export now includes archived projects.</p>
        <blockquote>Imports of large files are twice as fast.</blockquote>
      </article>
    </>
  );
}
