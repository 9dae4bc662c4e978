import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { adminMeQuery } from '../session/admin-queries.ts';
import { storeAdmin } from '../session/stored-admin.ts';

type Credentials = { email: string; password: string; code: string };
type Missing = { email?: boolean; password?: boolean; code?: boolean };

/** Signing in, over the second step where the server asks for it. */
export function useAdminSignIn() {
  const enter = useEntering();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<Missing>({});

  const signIn = async ({ email, password, code }: Credentials) => {
    const lacks = {
      ...{ email: email === '', password: password === '' },
      code: needsCode && code === '',
    };
    setMissing(lacks);
    if (lacks.email || lacks.password) return showToast(missingInformation);
    if (lacks.code) return undefined;
    setSending(true);
    setProblem('');
    try {
      const payload = { email, password, ...(code !== '' && { code }) };
      enter(await callEndpoint('POST /api/admin/login', { payload }));
    } catch (error) {
      setSending(false);
      if (asksForCode(error) && code === '') {
        setNeedsCode(true);
        return undefined;
      }
      const description = problemWords(error, 'Login failed');
      setProblem(description);
      showToast({ title: 'Login failed', description, tone: 'destructive' });
    }
    return undefined;
  };

  const startOver = () => {
    setNeedsCode(false);
    setMissing({});
    setProblem('');
  };
  return { isSending, problem, needsCode, missing, signIn, startOver };
}

const missingInformation = {
  title: 'Missing information',
  description: 'Please enter both email and password',
  tone: 'destructive',
} as const;

/** The password was right, and the second step is on. */
function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.facts['needs'] === 'code';
}

/** Keeps who was let in, and leads them to the dashboard. */
export function useEntering(): (admin: AdminView) => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (admin) => {
    storeAdmin(admin);
    client.setQueryData(adminMeQuery().queryKey, admin);
    showToast({ title: 'Login successful', description: `Welcome back, ${admin.name}!` });
    navigate('/admin/dashboard');
  };
}
