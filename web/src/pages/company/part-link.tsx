import type { ReactNode } from 'react'
import { leaveParts } from './part-store.ts'

/** Leads to a part of the page, and opens it. */
export const PartLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <a href={`#${id}`} onClick={() => leaveParts([id], true)}>
    {children}
  </a>
)
