/** A version of a method whose formulas were published, and the SHA-256 of their RFC 8785 JSON. */
export interface PublishedFormulas {
  readonly method: string
  readonly version: string
  readonly sha256: string
}

/** Every version of every method that was ever published: the only formulas that the verifier evaluates. Written by scripts/generate-formulas.ts. */
export const PUBLISHED_FORMULAS: readonly PublishedFormulas[] = [
  {
    method: 'boundary_reconciliation',
    version: '1.0.0',
    sha256: '5765ed95e86c8d3a37ac7215c2f29d29b4d04a531d6973a9b5f41bca89d00e12',
  },
  {
    method: 'climate_context',
    version: '1.2.0',
    sha256: 'f7bf86d75415f5c6e7fa7e9fda7f335f7ec375d1df99a8da296329c510ef58bb',
  },
  {
    method: 'contradictions',
    version: '2.5.0',
    sha256: 'e6464ce9ede4125e3c29e3eff163d7fe743547eafff0c1d9a6858f2c81f58be0',
  },
  {
    method: 'emissions_ledger',
    version: '1.2.0',
    sha256: '678ce1c12a65610ef9fc582916c18d3110f6bb1684e582ddc6a41a64044021af',
  },
  {
    method: 'emissions_record',
    version: '1.1.0',
    sha256: '7ee8e07d1d279a2d7bfc32c4641710563ad30a2b5907bc5230403ddcd1e3f7b3',
  },
  {
    method: 'emissions_trend',
    version: '2.0.0',
    sha256: '737247050068bbeec8ab316e9064e96d12e2df800896b9b5e68b2ccb285efca8',
  },
  {
    method: 'filing_readiness',
    version: '2.6.0',
    sha256: '9561477d316df2a74ad8e137e2f50490ca2d127225ee2500c97b9ecfad68418c',
  },
  {
    method: 'financed_emissions',
    version: '1.1.0',
    sha256: 'a61f6ea33388e8c06b3f527d45e867b9497ec121eb2428185207540a71f50b42',
  },
  {
    method: 'grid_intensity',
    version: '1.1.0',
    sha256: '49a23988b77f744487dc2eec468b3a9fb9670b398daebeb880998735269a5296',
  },
  {
    method: 'hazards',
    version: '1.4.0',
    sha256: 'a8830babc9ee7431a73e903896b58cb6ed61cdbe966edf3595ef6ee4dac3c27c',
  },
  {
    method: 'market_based_scope2',
    version: '2.4.0',
    sha256: '555f89ae359b77a721c4d384490231b11928e78cf40602e17921e8becb39f82f',
  },
  {
    method: 'physical_risk',
    version: '1.1.0',
    sha256: '4fd7fbd717407a98260211f9e62448634cc845a97bf813e9438dbd32da7e93ce',
  },
  {
    method: 'safeguard_mechanism',
    version: '2.0.0',
    sha256: 'f799353bf4045e08efb5aab1391e6a92e9cccb5305322dd091d2aaca4daeb51d',
  },
  {
    method: 'scenario_analysis',
    version: '2.1.0',
    sha256: 'ac1e9fcbeaba02fba7d5ad7e0c44a9cd824114b00ac4f9cc9f4bc109b89e024d',
  },
  {
    method: 'scope3_screening',
    version: '2.2.0',
    sha256: '3a13232d02aba66252364b2e0da74276e1f0cf0c16e5dce644981c232a269628',
  },
  {
    method: 'sector_benchmark',
    version: '2.0.0',
    sha256: 'a5a98c0850102a209b07f3660a85a54967e8e70b4acb61b64de16896f4549c4f',
  },
  {
    method: 'site_rollup',
    version: '1.1.0',
    sha256: '370d161e23ad285c2afa25ce5880b3bd1c93cc96fc3dc27ab41c78a4f7a3f2f1',
  },
  {
    method: 'target_progress',
    version: '2.4.0',
    sha256: 'ec79d501c000ea30d14caeefd142cd3022ed8b1178d4a1d3a8cce32da155bd4b',
  },
  {
    method: 'transition_risk',
    version: '2.0.0',
    sha256: 'f17e592db07b0b57031574e35db30ded6ea7b6a2d79f29b2dd22fa736cac1ec2',
  },
  {
    method: 'transition_scenarios',
    version: '1.1.0',
    sha256: 'ca101f493a0931d85b032ed1f780c083217bd73dbf9f0aadfe7ab94656d8b60e',
  },
  {
    method: 'year_figures',
    version: '1.0.0',
    sha256: 'bff9d10de0577ccae6209ef546e8651052b40b18abddfb7b5fa16050dac124e2',
  },
]
