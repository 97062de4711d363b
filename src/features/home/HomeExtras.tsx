import { useQuery } from '@tanstack/react-query';
import { airQualityName } from '#contract/site/frame.ts';
import { useClient } from '#src/api/client-context.tsx';
import { weatherQuery } from '#src/api/frame.ts';
import { WeatherBadge } from '#src/ui/media/WeatherBadge.tsx';

/** Rendered after the first paint: the weather, if both readings are known (spec 000 §7). */
export function HomeExtras() {
  const { data: weather } = useQuery(weatherQuery(useClient()));
  return weather && <WeatherBadge icon={weather.icon} place="원주" airQuality={airQualityName(weather.aqi)} />;
}
