/** A version of a method whose formulas were published, and the SHA-256 of their RFC 8785 JSON. */
export interface PublishedFormulas {
  readonly method: string
  readonly version: string
  readonly sha256: string
}

/** Every version of every method that was ever published: the only formulas that the verifier evaluates. Written by scripts/generate-formulas.ts. */
export const PUBLISHED_FORMULAS: readonly PublishedFormulas[] = [
  {
    method: 'climate_context',
    version: '1.1.0',
    sha256: '536a5b7b533fd877ae86e5417a2471c23e72b1f8c1f4b9cc39b24d04e74895a5',
  },
  {
    method: 'contradictions',
    version: '1.3.0',
    sha256: 'b9c837a7fe2dcea53cd559c8a22de7dd35526b1d83c34b69c0a95a2c365e1074',
  },
  {
    method: 'emissions_record',
    version: '1.0.0',
    sha256: 'c1084b0efe924491a6378e0b05530438f930dda33936930efa72bc8a52ee2c5f',
  },
  {
    method: 'grid_intensity',
    version: '1.1.0',
    sha256: '49a23988b77f744487dc2eec468b3a9fb9670b398daebeb880998735269a5296',
  },
  {
    method: 'hazards',
    version: '1.1.0',
    sha256: 'c4a3b812ebc227d603fdb52764cc8ab307687334933afed596c528b8d597b99f',
  },
  {
    method: 'physical_risk',
    version: '1.0.0',
    sha256: '9a563ff9ff964bc5adc1e4861adf34c6dc785f2151e2c929e9f0db6ef5b55e02',
  },
  {
    method: 'site_rollup',
    version: '1.0.0',
    sha256: '8318aeedffc58a322dfc1046f826af06ef369d128ff3c5b8c33ae88cfdfab318',
  },
]
