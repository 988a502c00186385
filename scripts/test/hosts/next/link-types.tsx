'use client';
import Link from 'next/link';
import { TapaProvider } from 'tapa-ui/theme';

/** Next's link is a link component as it is, with typed routes too. */
export const Typed = () => <TapaProvider linkComponent={Link}>…</TapaProvider>;
