import { createContext, type ReactNode, useContext, useState } from 'react'
import { SidePanel } from '../side-panel.tsx'
import type { Claim } from './claim.ts'
import { ProvenancePanel } from './provenance-panel.tsx'

const Ask = createContext<(claim: Claim) => void>(() => undefined)

/** Opens the drawer that says where a figure comes from. */
export const useProvenance = (): ((claim: Claim) => void) => useContext(Ask)

export function ProvenanceProvider({ children }: { readonly children: ReactNode }) {
  const [claim, setClaim] = useState<Claim>()
  return (
    <Ask value={setClaim}>
      {children}
      <SidePanel opened={claim !== undefined} title={claim?.title ?? ''} onClose={() => setClaim(undefined)}>
        {claim === undefined ? null : <ProvenancePanel claim={claim} />}
      </SidePanel>
    </Ask>
  )
}
