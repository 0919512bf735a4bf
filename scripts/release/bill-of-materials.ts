interface Component {
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[]
}

interface BillOfMaterials extends Component {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
}

/**
 * npm's CycloneDX list without what differs from one making to the next and from one machine to another: a random serial number, the
 * time, and the addresses that packages came from. Packages stay identified by name, version and hash.
 */
export function settledBill(
  made: string,
  facts: { readonly committedAt: string; readonly serial: string },
): string {
  const bill = JSON.parse(made) as BillOfMaterials
  const settled = {
    ...bill,
    serialNumber: `urn:uuid:${facts.serial}`,
    metadata: {
      ...bill.metadata,
      timestamp: facts.committedAt,
      component: withoutAddresses(bill.metadata.component),
    },
    components: bill.components.map(withoutAddresses),
  }
  return `${JSON.stringify(settled, null, 2)}\n`
}

function withoutAddresses({ externalReferences, ...component }: Component): Component {
  const kept = (externalReferences ?? []).filter(({ type }) => type !== 'distribution')
  return kept.length === 0 ? component : { ...component, externalReferences: kept }
}

/** A UUID that is the same for the same commit. */
export const serialOf = (commit: string): string =>
  `${commit.slice(0, 8)}-${commit.slice(8, 12)}-5${commit.slice(13, 16)}-8${commit.slice(17, 20)}-${commit.slice(20, 32)}`
