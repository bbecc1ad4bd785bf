import Measures

@testable import TLSConnections

/// Certificates and keys of these tests alone. They are valid for a hundred years, and no server has them.
enum Examples {
    static let ends = Moment(secondsSince1970: 4_949_468_202)

    /// Of `hearth.example`.
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBpTCCAUqgAwIBAgIUcHrvNc/0/V1aUV+EWo/ZXytYTHQwCgYIKoZIzj0EAwIw
        GTEXMBUGA1UEAwwOaGVhcnRoLmV4YW1wbGUwIBcNMjYxMTI4MTIxNjQyWhgPMjEy
        NjExMDQxMjE2NDJaMBkxFzAVBgNVBAMMDmhlYXJ0aC5leGFtcGxlMFkwEwYHKoZI
        zj0CAQYIKoZIzj0DAQcDQgAE4Pxd/YkohvCfnzxBldKb1AtZEp0gs8fuuFhPXN3H
        NDWifZbSvtDTEIXumt/mNnGeDgK1S/RF+Ss3vTgY1ONINqNuMGwwHQYDVR0OBBYE
        FJkxjJDAjef5tEDXQHKMQoPDblwLMB8GA1UdIwQYMBaAFJkxjJDAjef5tEDXQHKM
        QoPDblwLMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOaGVhcnRoLmV4YW1w
        bGUwCgYIKoZIzj0EAwIDSQAwRgIhAMOj2GgKCBsyGDOYEoc3TwMntuTAlTl0XzsJ
        mkh2KEqwAiEApjGWif31uGMkYEz5WWR1G07vnL+pBnBLrvsQZB5TGBw=
        -----END CERTIFICATE-----
        """

    /// Of `certificate`.
    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9i4RMwrWx2aJvx1D
        hztHXpQ9SEg3m73JZzX9L/qlIrmhRANCAATg/F39iSiG8J+fPEGV0pvUC1kSnSCz
        x+64WE9c3cc0NaJ9ltK+0NMQhe6a3+Y2cZ4OArVL9EX5Kze9OBjU40g2
        -----END PRIVATE KEY-----
        """

    /// Of `other.example`.
    static let other = """
        -----BEGIN CERTIFICATE-----
        MIIBhzCCAS2gAwIBAgIUTJQGA55r7Tp5JuT1V/reSqb+jTgwCgYIKoZIzj0EAwIw
        GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjgxMjE2NDJaGA8yMTI2
        MTEwNDEyMTY0MlowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49
        AgEGCCqGSM49AwEHA0IABM0iXq+WtCcKLJB67cSpPVYPPsw4wy/9CjAhP6vUyRT+
        mCZoVOtx0bcTnY/ZZXZOpejecg2Nu3ZEzIqCpsE5PfijUzBRMB0GA1UdDgQWBBR1
        Pahgd9233F6UKBWq3+1XLrK46zAfBgNVHSMEGDAWgBR1Pahgd9233F6UKBWq3+1X
        LrK46zAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCDheKfTFtO
        mfoneTZHNdyyBeHdEclUqTQCFfXIlr+lCgIgTCrWqGawLehlKkU0AgZZ+ElF88NW
        Bob+fbCrnJtCCZg=
        -----END CERTIFICATE-----
        """

    /// Of `other`.
    static let otherKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUz1m4CcjVv1ctsY+
        WT4fbLMpkjidt4SlRTfFdJQp62+hRANCAATNIl6vlrQnCiyQeu3EqT1WDz7MOMMv
        /QowIT+r1MkU/pgmaFTrcdG3E52P2WV2TqXo3nINjbt2RMyKgqbBOT34
        -----END PRIVATE KEY-----
        """

    /// `key` with a passphrase.
    static let lockedKey = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAiWcPvKe03Q+wICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEGVfMjRYDUaGWx7u+spIe3AEgZAe
        UlbT9ndtMNj87t81CyY7X8dDx7J/6i5azbr3fpqgJJREPuR6SJPk4VxNJVefWmwn
        6vqYLehu1tUbB7Z+T3DqB/xtJAt1Tg4i8qom5rtg/q0EgTZO+AA2xSIBurM9a10i
        CJhPWIp6rfzw+MgoZZNeDpe1w3CX/xddwL0OwpC3J1uYwfTKdBzbMYNMILHq1tU=
        -----END ENCRYPTED PRIVATE KEY-----
        """
}
