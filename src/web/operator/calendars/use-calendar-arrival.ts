import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { showToast } from '../../ui/toasts.ts';

/** Back from the calendar service: says how it went, once. */
export function useCalendarArrival(): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  const outcome = new URLSearchParams(search).get('calendar');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') showToast({ title: 'Calendar Updated' });
    else {
      const description = 'Your calendar was not connected. Please try again.';
      showToast({ title: 'Connection Failed', description, tone: 'destructive' });
    }
    navigate('/operator/dashboard', { replace: true });
  }, [outcome, navigate]);
}
