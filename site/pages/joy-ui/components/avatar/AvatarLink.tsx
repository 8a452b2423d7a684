import Avatar from '@mui/joy/Avatar';

export default function AvatarLink() {
  return (
    <Avatar
      component="a"
      href="#link"
      aria-label="AN, profile of Ada Novak"
      variant="solid"
      sx={(theme) => ({
        textDecoration: 'none',
        [theme.focus.selector]: theme.focus.default,
      })}
    >
      AN
    </Avatar>
  );
}
