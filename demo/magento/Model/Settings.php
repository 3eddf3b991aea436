<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * What is set in Stores › Configuration › Sales › Bezel for the current store view.
 */
class Settings
{
    /**
     * @var ScopeConfigInterface
     */
    private $scopeConfig;

    /**
     * @param ScopeConfigInterface $scopeConfig
     */
    public function __construct(ScopeConfigInterface $scopeConfig)
    {
        $this->scopeConfig = $scopeConfig;
    }

    /**
     * The islands that take the place of a part of the theme.
     *
     * @return string[]
     */
    public function getIslands(): array
    {
        if (!$this->scopeConfig->isSetFlag('bezel/general/enabled', ScopeInterface::SCOPE_STORE)) {
            return [];
        }
        $switches = $this->scopeConfig->getValue('bezel/islands', ScopeInterface::SCOPE_STORE);
        return array_keys(array_filter($switches ?? []));
    }

    /**
     * The country that Magento's own forms of an address begin with.
     *
     * @return string
     */
    public function getDefaultCountry(): string
    {
        return (string)$this->scopeConfig->getValue('general/country/default', ScopeInterface::SCOPE_STORE);
    }

    /**
     * Keys of Bezel's configuration that are written as JSON.
     *
     * @return string
     */
    public function getConfiguration(): string
    {
        return (string)$this->scopeConfig->getValue('bezel/general/configuration', ScopeInterface::SCOPE_STORE);
    }
}
