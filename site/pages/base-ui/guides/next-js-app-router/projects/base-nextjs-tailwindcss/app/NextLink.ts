'use client';

import Link from 'next/link';
import { prepareForSlot } from '@mui/base/utils';

export const NextLink = prepareForSlot(Link);
