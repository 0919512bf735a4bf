import type { Source } from './source.ts'

/** Every source by slug. A new source is a folder and a line here. Loaded lazily: the CLI reads one source at a time. */
const SOURCES: Readonly<Record<string, () => Promise<Source>>> = {
  projections: async () => (await import('./projections/source.ts')).projectionsSource,
  agcd: async () => (await import('./agcd/source.ts')).agcdSource,
  'awra-l': async () => (await import('./awra-l/source.ts')).awraLSource,
  'silo-grid': async () => (await import('./silo-grid/source.ts')).siloGridSource,
  'silo-point': async () => (await import('./silo-point/source.ts')).siloPointSource,
  'station-years': async () => (await import('./station-years/source.ts')).stationYearsSource,
  'gnaf-core': async () => (await import('./gnaf-core/source.ts')).gnafCoreSource,
  'abr-bulk': async () => (await import('./abr-bulk/source.ts')).abrBulkSource,
  'abs-cpi': async () => (await import('./abs-cpi/source.ts')).absCpiSource,
  'abs-io': async () => (await import('./abs-io/source.ts')).absIoSource,
  'accu-projects': async () => (await import('./accu-projects/source.ts')).accuProjectsSource,
  'certificate-actions': async () =>
    (await import('./certificate-actions/source.ts')).certificateActionsSource,
  'lret-stations': async () => (await import('./lret-stations/source.ts')).lretStationsSource,
  'aemo-cdeii': async () => (await import('./aemo-cdeii/source.ts')).aemoCdeiiSource,
  'aemo-generators': async () => (await import('./aemo-generators/source.ts')).aemoGeneratorsSource,
  'aemo-isp-inputs': async () => (await import('./aemo-isp-inputs/source.ts')).ispInputsSource,
  'aemo-isp-outlook': async () => (await import('./aemo-isp-outlook/source.ts')).ispOutlookSource,
  safeguard: async () => (await import('./safeguard/source.ts')).safeguardSource,
  generation: async () => (await import('./generation/source.ts')).generationSource,
  greenpower: async () => (await import('./greenpower/source.ts')).greenPowerSource,
  'nga-factors': async () => (await import('./nga-factors/source.ts')).ngaFactorsSource,
  'nger-corporate': async () => (await import('./nger-corporate/source.ts')).ngerCorporateSource,
  'nger-market-based': async () => (await import('./nger-market-based/source.ts')).ngerMarketBasedSource,
  'nger-transfer': async () => (await import('./nger-transfer/source.ts')).ngerTransferSource,
  anzsic: async () => (await import('./anzsic/source.ts')).anzsicSource,
  'ato-tax': async () => (await import('./ato-tax/source.ts')).atoTaxSource,
  localities: async () => (await import('./localities/source.ts')).localitiesSource,
  wgea: async () => (await import('./wgea/source.ts')).wgeaSource,
  gwp: async () => (await import('./gwp/source.ts')).gwpSource,
  'io-multipliers': async () => (await import('./io-multipliers/source.ts')).ioMultipliersSource,
  'renewable-power-percentage': async () =>
    (await import('./renewable-power-percentage/source.ts')).renewablePowerPercentageSource,
  'company-classification': async () =>
    (await import('./company-classification/source.ts')).companyClassificationSource,
  'company-details': async () => (await import('./company-details/source.ts')).companyDetailsSource,
  'safeguard-links': async () => (await import('./safeguard-links/source.ts')).safeguardLinksSource,
  'facility-locations': async () => (await import('./facility-locations/source.ts')).facilityLocationsSource,
  'bushfire-suburbs': async () => (await import('./bushfire-suburbs/source.ts')).bushfireSuburbsSource,
  'cyclone-tracks': async () => (await import('./cyclone-tracks/source.ts')).cycloneTracksSource,
  'climate-zones': async () => (await import('./climate-zones/source.ts')).climateZonesSource,
  'coastal-levels': async () => (await import('./coastal-levels/source.ts')).coastalLevelsSource,
  'declared-disasters': async () => (await import('./declared-disasters/source.ts')).declaredDisastersSource,
  'locality-areas': async () => (await import('./locality-areas/source.ts')).localityAreasSource,
  'energy-averages': async () => (await import('./energy-averages/source.ts')).energyAveragesSource,
  'cooling-hours': async () => (await import('./cooling-hours/source.ts')).coolingHoursSource,
  'climate-series': async () => (await import('./climate-series/source.ts')).climateSeriesSource,
  'greenpower-offers': async () => (await import('./greenpower-offers/source.ts')).greenPowerOffersSource,
  'warming-levels': async () => (await import('./warming-levels/source.ts')).warmingLevelsSource,
  'warming-level-years': async () =>
    (await import('./warming-level-years/source.ts')).warmingLevelYearsSource,
  'heat-response': async () => (await import('./heat-response/source.ts')).heatResponseSource,
  'registry-name-links': async () =>
    (await import('./registry-name-links/source.ts')).registryNameLinksSource,
}

export const sourceSlugs = (): string[] => Object.keys(SOURCES).toSorted()

export async function loadSource(slug: string): Promise<Source | undefined> {
  return SOURCES[slug]?.()
}
