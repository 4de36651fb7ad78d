import { Counter, Gauge, type Registry } from 'prom-client';

export const gauge = (registry: Registry, name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `agency_${name}`, help, labelNames, registers: [registry] });

/** A counter whose total is kept elsewhere. */
export function keptCounter(registry: Registry, name: string, help: string): { set(value: number): void } {
  const counter = new Counter({ name: `agency_${name}_total`, help, registers: [registry] });
  return {
    set: (value) => {
      counter.reset();
      counter.inc(value);
    },
  };
}
