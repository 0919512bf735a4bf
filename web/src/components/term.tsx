import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TermId } from '../glossary/terms.ts'

/** A word of the trade, linked to what it means. */
export function Term({ id, children }: { readonly id: TermId; readonly children: ReactNode }) {
  return (
    <Link href={`/glossary#${id}`} className="term">
      {children}
    </Link>
  )
}
