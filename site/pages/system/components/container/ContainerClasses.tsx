import Container, { containerClasses } from '@mui/system/Container';

export default function ContainerClasses() {
  return (
    <Container
      maxWidth="sm"
      classes={{ root: 'article-frame' }}
      sx={{
        py: 2,
        [`&.${containerClasses.maxWidthSm}`]: {
          borderBlock: '4px double light-dark(#0f766e, #5eead4)',
        },
      }}
    >
      Styled by its classes
    </Container>
  );
}
