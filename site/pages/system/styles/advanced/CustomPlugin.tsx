import { create, type Plugin } from 'jss';
import { jssPreset, makeStyles, StylesProvider } from '@mui/styles';

// Replaces `square: 56` with a width and a height.
const square: Plugin = {
  onProcessStyle(style) {
    if (!('square' in style)) return style;
    const { square, ...others } = style;
    return { ...others, width: Number(square), height: Number(square) };
  },
};

const jss = create({ plugins: [square, ...jssPreset().plugins] });

const useStyles = makeStyles({
  avatar: {
    square: 56,
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    backgroundColor: 'light-dark(#e0e7ff, #3730a3)',
    borderRadius: '50%',
  },
});

function Avatar({ initials }: { initials: string }) {
  return <div className={useStyles().avatar}>{initials}</div>;
}

export default function CustomPlugin() {
  return (
    <StylesProvider jss={jss}>
      <Avatar initials="MK" />
    </StylesProvider>
  );
}
