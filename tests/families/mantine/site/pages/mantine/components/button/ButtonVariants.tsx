import { Button, Group } from '@mantine/core';

const variants = ['filled', 'light', 'outline', 'default', 'subtle', 'transparent'] as const;

export default function ButtonVariants() {
  return (
    <Group justify="center">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Group>
  );
}
