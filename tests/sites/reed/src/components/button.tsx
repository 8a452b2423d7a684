import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes';

const looks = cva('inline-flex h-9 items-center rounded-md px-4 text-sm font-medium', {
  variants: {
    variant: {
      solid: 'bg-primary text-primary-foreground',
      outline: 'border border-primary text-primary',
    },
  },
  defaultVariants: { variant: 'solid' },
});

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof looks> {}

/** Starts what its words say. */
export function Button({ variant, className, ...props }: ButtonProps) {
  return <button className={classes(looks({ variant }), className)} {...props} />;
}
